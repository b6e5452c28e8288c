import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { defineConfig } from 'tsdown'
import { createClassNamer } from './build/names.ts'

interface StyleBuild {
  onLoad: (options: { filter: RegExp }, load: (file: { path: string }) => object) => void
}

/** Keeps fonts as files: styles refer to `./fonts/`, to which `build/finish.ts` copies them. */
const fontUrls = {
  name: 'font-urls',
  setup: (build: StyleBuild) =>
    build.onLoad({ filter: /\.woff2$/ }, (file) => ({
      contents: `./fonts/${path.basename(file.path)}`,
      loader: 'text',
    })),
}

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/form/index.ts',
    'src/messages/index.ts',
    'src/screens/index.ts',
    'src/theme/index.ts',
    'src/theme/otherLetters.css.ts',
    'src/base/Icon/icons.ts',
    'src/testing/jsdom/index.ts',
  ],
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  unbundle: true,
  dts: { sourcemap: false },
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
  logLevel: 'warn',
  plugins: [
    vanillaExtractPlugin({ identifiers: createClassNamer(), esbuildOptions: { plugins: [fontUrls] } }),
  ],
  inputOptions: {
    checks: { pluginTimings: false },
    onLog: (level, log, handle) => {
      // Modules are not bundled, so that 'use client' stays; `build/finish.ts` checks it.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
    },
  },
  outputOptions: {
    // `src/base/Button/Button.css.ts.vanilla.css` becomes `base/Button/Button.css`, beside its component.
    assetFileNames: ({ originalFileNames }) =>
      (originalFileNames[0] ?? '[name]').replace(/^.*?src\//, '').replace('.css.ts.vanilla.css', '.css'),
  },
})
