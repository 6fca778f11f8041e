/** What the server's process is started with; the supervisor does, and so must whatever runs the server without it. */
export const NODE_OPTIONS = [
  // Without `Object.prototype.__proto__` a crafted key cannot reach the prototype of every object.
  '--disable-proto=delete',
  // Megabytes. Left to itself the engine takes more and more for what is short-lived, 200 MB within an hour.
  '--max-semi-space-size=4',
];
