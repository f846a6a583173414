/**
 * Lets dependency-cruiser read `@storylark/<name>/<path>` as the source file it was built from, so that the
 * import rules look at one graph of sources, across workspaces, whether or not anything has been built. (The
 * shape is webpack's `resolve`.)
 */
const { workspaces } = require('../package.json');
const { join } = require('node:path');

module.exports = {
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    alias: Object.fromEntries(
      workspaces.map((name) => [`@storylark/${name}`, join(__dirname, '..', name, 'src')]),
    ),
  },
};
