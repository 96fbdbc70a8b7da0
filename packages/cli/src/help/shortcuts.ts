/** Short spellings of what is typed daily, and what each is short for. */
export const shortcuts: Readonly<Record<string, string>> = {
  login: 'auth login',
  logout: 'auth logout',
  whoami: 'auth status',
};
