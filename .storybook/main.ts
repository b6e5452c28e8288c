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

/** Storybook of the component library: its pages, and the stories of `packages/ui`. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', './docs/**/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // What the sweeps look at (`storybook build --test`): axe has its say in the story tests, and would have it again
  // each time that a story is shown.
  build: { test: { disabledAddons: ['@storybook/addon-docs', '@storybook/addon-a11y'] } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, own),
}

export default config
