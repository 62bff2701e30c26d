// The index of `@fluentui/react-icons` in Jest: takes each icon from the package's entry of its own on first use.
const fromUtils = require('@fluentui/react-icons/utils');

const withoutSizeAndVariant = /\d*(Regular|Filled|Color|Light)$/;

function fileOf(icon) {
  return icon
    .replace(withoutSizeAndVariant, '')
    .replace(/([a-z])([A-Z0-9])|([A-Z0-9])([A-Z][a-z])/g, '$1$3-$2$4')
    .toLowerCase();
}

module.exports = new Proxy(
  {},
  {
    get(_, name) {
      if (name === '__esModule') return true;
      if (!withoutSizeAndVariant.test(String(name))) return fromUtils[name];
      return require(`@fluentui/react-icons/svg/${fileOf(name)}`)[name];
    },
  },
);
