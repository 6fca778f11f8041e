/** Node options of the server process. The supervisor passes them, and so must whatever runs the server without it. */
export const NODE_OPTIONS = [
  // Without `Object.prototype.__proto__` a crafted key cannot pollute the prototype of all objects.
  '--disable-proto=delete',
  // In megabytes. By default V8 enlarges the space for short-lived objects: the process grew by 200 MB within an hour.
  '--max-semi-space-size=4',
];
