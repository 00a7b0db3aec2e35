## Parler

talk-caution = Alliez-vous et trahissez-vous pour les seuls besoins de cette partie, et laissez de côté vos antipathies personnelles.
