/** Version of the app, put in by the build; the same as the server's that it is released with. */
declare const __APP_VERSION__: string;
