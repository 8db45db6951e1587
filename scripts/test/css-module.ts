/** Stands in for CSS in Jest: every class name is its own key. */
const names: Record<string, string> = new Proxy({}, { get: (_target, key) => String(key) })
export default names
