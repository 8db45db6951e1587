/**
 * Each icon from its own file: the one file of the package that Node reads has all five thousand, and Jest would run it for
 * every test file that shows a button.
 */
module.exports = new Proxy(
  {},
  {
    get: (_icons, name) =>
      /^Icon[A-Z0-9]/.test(String(name))
        ? require(`@tabler/icons-react/dist/esm/icons/${String(name)}.mjs`).default
        : undefined,
  },
)
