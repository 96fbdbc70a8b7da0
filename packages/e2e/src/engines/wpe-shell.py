"""A browser of one window in WPE WebKit that WPEWebDriver starts and drives.

Its own MiniBrowser keeps nothing once it is automated, and has one tab. This one keeps what a phone keeps in the folder
that is named. Debian has no description of the library for Python, so its functions are called by their names in C.
"""

import sys
from ctypes import CDLL, CFUNCTYPE, Structure, byref, c_bool, c_char_p, c_int, c_uint, c_void_p, cast

WIDTH, HEIGHT = 390, 844
FRAME_MS = 16
# Visible, focused and in a window.
ACTIVITY = 1 | 2 | 4

wpe = CDLL("libwpe-1.0.so.1")
fdo = CDLL("libWPEBackend-fdo-1.0.so.1")
webkit = CDLL("libWPEWebKit-1.1.so.0")
gobject = CDLL("libgobject-2.0.so.0")
glib = CDLL("libglib-2.0.so.0")

Export = CFUNCTYPE(None, c_void_p, c_void_p)
Tick = CFUNCTYPE(c_int, c_void_p)
Signal = CFUNCTYPE(c_void_p, c_void_p, c_void_p, c_void_p)


class ExportClient(Structure):
    _fields_ = [(name, Export) for name in ("resource", "dmabuf", "shm", "reserved_1", "reserved_2")]


def pointer(function, *arguments):
    function.restype = c_void_p
    return c_void_p(function(*arguments))


# What C calls lives as long as the program.
kept = []


def called(kind, function):
    callback = kind(function)
    kept.append(callback)
    return callback


def connect(thing, signal, function):
    gobject.g_signal_connect_data(thing, signal, called(Signal, function), None, None, 0)


def glass():
    """What a page is painted on, which nobody looks at: it is asked for the next frame as a screen does."""
    screen = {}

    def complete(_data):
        fdo.wpe_view_backend_exportable_fdo_dispatch_frame_complete(screen["exportable"])
        return 0

    tick = called(Tick, complete)

    def painted(_data, buffer):
        release = fdo.wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer
        release(screen["exportable"], c_void_p(buffer))
        glib.g_timeout_add(c_uint(FRAME_MS), tick, None)

    client = ExportClient(shm=called(Export, painted))
    kept.append(client)
    screen["exportable"] = pointer(
        fdo.wpe_view_backend_exportable_fdo_create, byref(client), None, c_uint(WIDTH), c_uint(HEIGHT)
    )
    return pointer(fdo.wpe_view_backend_exportable_fdo_get_view_backend, screen["exportable"])


def storage(folder):
    names = (b"base-data-directory", b"base-cache-directory")
    (data, cache), place = names, folder.encode()
    return pointer(webkit.webkit_website_data_manager_new, data, place, cache, place, None)


def main(folder):
    wpe.wpe_loader_init(b"libWPEBackend-fdo-1.0.so.1")
    if not fdo.wpe_fdo_initialize_shm():
        sys.exit("there is nothing to paint on")
    context = pointer(webkit.webkit_web_context_new_with_website_data_manager, storage(folder))
    webkit.webkit_web_context_set_automation_allowed(context, 1)
    webkit.webkit_web_context_set_preferred_languages(context, (c_char_p * 2)(b"zh-CN", None))

    loop = pointer(glib.g_main_loop_new, None, 0)
    tabs = set()

    def close_tab(tab):
        tabs.discard(tab.value)
        gobject.g_object_unref(tab)
        # Nobody ends a browser of which no tab is left.
        if not tabs:
            glib.g_main_loop_quit(loop)

    def open_tab(_session, *_rest):
        backend = glass()
        view_backend = pointer(webkit.webkit_web_view_backend_new, backend, None, None)
        tab = pointer(
            gobject.g_object_new,
            webkit.webkit_web_view_get_type(),
            b"backend",
            view_backend,
            b"web-context",
            context,
            b"is-controlled-by-automation",
            c_int(1),
            None,
        )
        connect(tab, b"close", lambda *_closed: close_tab(tab))
        tabs.add(tab.value)
        wpe.wpe_view_backend_add_activity_state(backend, c_uint(ACTIVITY))
        return tab.value

    def start(_context, session, _data):
        about = pointer(webkit.webkit_application_info_new)
        webkit.webkit_application_info_set_name(about, b"wpe-shell")
        version = [c_int(getattr(webkit, f"webkit_get_{part}_version")()) for part in ("major", "minor", "micro")]
        webkit.webkit_application_info_set_version(about, *version)
        webkit.webkit_automation_session_set_application_info(c_void_p(session), about)
        connect(c_void_p(session), b"create-web-view", open_tab)

    connect(context, b"automation-started", start)
    glib.g_main_loop_run(loop)


main(*sys.argv[1:])
