/** Said to the page's first script once a screen that was drawn beforehand listens to what people do. */
export const hydratedEvent = 'svcdesk:hydrated';
