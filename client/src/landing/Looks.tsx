import { Icon } from "../parts/Icon";
import { theme } from "../settings";
import { language, LANGUAGE_NAMES, LANGUAGES, say, speak } from "../words/language";

/** Language, and day or night, at hand for who comes for the first time. */
export function Looks() {
  const light = isLight();
  return (
    <>
      <div class="looks" role="group" aria-label={say("page-language")}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            class="quiet"
            lang={one}
            aria-pressed={language.value === one}
            onClick={() => void speak(one)}
          >
            <span aria-hidden="true">{one.toUpperCase()}</span>
            <span class="unseen">{LANGUAGE_NAMES[one]}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        class="quiet square"
        aria-label={say(light ? "page-to-theme-dark" : "page-to-theme-light")}
        onClick={() => (theme.value = light ? "dark" : "light")}
      >
        <Icon name={light ? "moon" : "sun"} />
      </button>
    </>
  );
}

export function isLight(): boolean {
  if (theme.value !== "auto") return theme.value === "light";
  return matchMedia("(prefers-color-scheme: light)").matches;
}
