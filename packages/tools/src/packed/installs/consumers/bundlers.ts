import { type Consumer, firstTitle, program } from './consumer.ts';

export const bundlers: readonly Consumer[] = [
  {
    name: 'esbuild',
    packages: ['esbuild'],
    files: { 'main.mjs': program },
    steps: [
      ['esbuild', 'main.mjs', '--bundle', '--format=esm', '--outfile=out.mjs'],
      ['node', 'out.mjs'],
    ],
  },
  {
    name: 'rollup',
    packages: ['rollup@4', '@rollup/plugin-node-resolve'],
    files: { 'main.mjs': program },
    steps: [
      ['rollup', 'main.mjs', '--plugin', 'node-resolve', '--file', 'out.mjs'],
      ['node', 'out.mjs'],
    ],
  },
  {
    name: 'webpack',
    packages: ['webpack@5', 'webpack-cli'],
    files: {
      'main.mjs': program,
      'webpack.config.cjs': `module.exports = {
  mode: 'production',
  target: 'node',
  entry: './main.mjs',
  output: { path: __dirname, filename: 'out.cjs' },
};
`,
    },
    steps: [
      ['webpack', '--fail-on-warnings'],
      ['node', 'out.cjs'],
    ],
  },
  {
    // By the stock preset of React Native; what it makes runs wherever there is a fetch.
    name: 'Metro',
    packages: ['metro', '@react-native/babel-preset', '@babel/core', '@babel/runtime'],
    files: {
      'babel.config.js': `module.exports = { presets: ['module:@react-native/babel-preset'] };
`,
      'metro.config.js': `module.exports = {
  projectRoot: __dirname,
  transformer: { babelTransformerPath: require.resolve('./transformer.js') },
  resolver: { useWatchman: false },
};
`,
      // What @react-native/metro-config does with the preset, without all of React Native beside it.
      'transformer.js': `const { transformSync } = require('@babel/core');
exports.transform = ({ filename, src, options }) => {
  const { ast } = transformSync(src, {
    ast: true,
    code: false,
    filename,
    caller: { name: 'metro', bundler: 'metro', platform: options.platform },
    presets: ['@react-native/babel-preset'],
    babelrc: false,
    configFile: false,
  });
  return { ast };
};
`,
      'main.js': `${firstTitle}firstTitle(process.env.DESK).then((words) => console.log(words));
`,
    },
    steps: [
      ['metro', 'build', 'main.js', '--out', 'out', '--platform', 'ios', '--max-workers', '1'],
      ['node', 'out.js'],
    ],
  },
];
