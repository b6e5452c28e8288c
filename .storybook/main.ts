import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite'

const own: UserConfig = {
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@plomada/source', ...defaultClientConditions] },
  build: {
    // The accessibility engine and the documentation pages are large, and nobody waits for them on a phone.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A page in a browser has no server part: the marks of client modules have no meaning in it.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
}

// A few story files, separated by commas, instead of all: half of the time to build.
const storyFiles = process.env['STORYBOOK_STORIES']

/** Storybook of the component library: its pages, and the stories of `packages/ui`. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storyFiles
    ? storyFiles.split(',').map((file) => `../${file}`)
    : ['./docs/**/*.mdx', './docs/**/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // `storybook build --test`, for the story checks: they run axe themselves, in both themes.
  build: {
    test: { disabledAddons: ['@storybook/addon-docs', '@storybook/addon-a11y'], disableSourcemaps: false },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The coverage of the stories is counted in statements, which a minifier joins.
  viteFinal: (vite, { test = false }) =>
    mergeConfig(vite, test ? mergeConfig(own, { build: { minify: false } }) : own),
}

export default config
