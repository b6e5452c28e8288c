import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { defineConfig } from 'tsdown'
import { classNamer } from './build/names.ts'

interface StyleBuild {
  onLoad: (which: { filter: RegExp }, load: (file: { path: string }) => object) => void
}

/** A font stays a file beside the style that names it; `build/finish.ts` copies it there. */
const fontsByName = {
  name: 'fonts-by-name',
  setup: (build: StyleBuild) =>
    build.onLoad({ filter: /\.woff2$/ }, (file) => ({
      contents: `./fonts/${path.basename(file.path)}`,
      loader: 'text',
    })),
}

export default defineConfig({
  entry: ['src/index.ts', 'src/form/index.ts', 'src/theme/index.ts', 'src/base/Icon/icons.ts'],
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  unbundle: true,
  dts: true,
  tsconfig: 'tsconfig.build.json',
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin({ identifiers: classNamer(), esbuildOptions: { plugins: [fontsByName] } })],
  inputOptions: {
    // A class name that is copied into a component would lose the import of its styles.
    optimization: { inlineConst: false },
    checks: { pluginTimings: false },
    onLog: (level, log, keep) => {
      // The directive is kept: nothing is bundled together here, and `build/finish.ts` checks it.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') keep(level, log)
    },
  },
  outputOptions: {
    // `src/base/Button/Button.css.ts.vanilla.css` becomes `base/Button/Button.css`, beside its component.
    assetFileNames: ({ originalFileNames }) =>
      (originalFileNames[0] ?? '[name]').replace(/^.*?src\//, '').replace('.css.ts.vanilla.css', '.css'),
  },
})
