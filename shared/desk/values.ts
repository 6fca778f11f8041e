import * as z from 'zod/mini';

/* Schemas that several desk calls share. */

export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
export const day = z.iso.date();
export const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
