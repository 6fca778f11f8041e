/** A token of a link or hold: 32 random bytes in base64url. */
export const TOKEN_PATTERN = /^[\w-]{43}$/;
