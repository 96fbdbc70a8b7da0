"""A browser of one window in WebKitGTK that WebKitWebDriver starts and drives.

Its own MiniBrowser keeps nothing once it is automated, as a private window. This one keeps what a phone keeps in the
folder that is named, and is a private window if none is.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402  a version is chosen before its import

WIDTH, HEIGHT = 390, 844


def storage(folder):
    if folder is None:
        return WebKit2.WebsiteDataManager.new_ephemeral()
    return WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)


def main(folder=None):
    context = WebKit2.WebContext.new_with_website_data_manager(storage(folder))
    context.set_automation_allowed(True)
    context.set_preferred_languages(["zh-CN"])

    def open_tab(_session):
        tab = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        # Allowed without a question: the test wants what the page wants.
        tab.connect("permission-request", lambda _tab, request: request.allow() or True)
        window = Gtk.Window(default_width=WIDTH, default_height=HEIGHT)
        window.add(tab)
        tab.connect("close", lambda _tab: window.destroy())
        window.show_all()
        return tab

    def start(_context, session):
        about = WebKit2.ApplicationInfo()
        about.set_name("webkit-shell")
        about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
        session.set_application_info(about)
        session.connect("create-web-view", open_tab)

    context.connect("automation-started", start)
    Gtk.main()


main(*sys.argv[1:])
