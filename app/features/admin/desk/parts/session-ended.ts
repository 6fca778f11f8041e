import { createContext } from 'react';

/** Whether the server has ended the session. Nothing can be loaded then, which `SessionAlert` says once for the whole desk. */
export const SessionEnded = createContext(false);
