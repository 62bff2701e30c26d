/** In place of a username: who published by a command on the server. No username has a space in it. */
export const OPERATOR = 'the operator';
