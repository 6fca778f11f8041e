/** URL of the service worker that keeps the incident page readable offline (`public/`). */
export const OFFLINE_WORKER = '/incident-offline.js';
