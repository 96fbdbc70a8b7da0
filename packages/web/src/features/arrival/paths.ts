/** Where links from outside arrive: those of the native shell, of messages, QR codes and e-mail. */
export const arrivalPath = '/centerPage';
