"""All routes of version 1 of the protocol."""

from litestar import Router

from deadtown.web import accounts_api, games_api, tables_api
from deadtown.web.documents import API
from deadtown.web.incoming import Incoming, check_incoming
from deadtown.web.socket import socket

ROUTES = Router(
    API,
    route_handlers=[accounts_api.ROUTES, games_api.ROUTES, tables_api.ROUTES, socket],
    request_class=Incoming,
    guards=[check_incoming],
)
