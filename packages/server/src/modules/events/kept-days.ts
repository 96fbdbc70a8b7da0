/** Days that events are kept: who comes back later has missed what nobody can tell them any more. */
export const keptDays = 3;
