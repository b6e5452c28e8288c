import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite'
import { createClassNamer } from '../packages/ui/build/names.ts'
import { withSynonyms } from './synonyms.ts'

// Path under which the static Storybook is served, such as `/plomada/`. By default its URLs are relative.
const base = process.env['STORYBOOK_BASE']

const viteConfig: UserConfig = {
  ...(base && { base }),
  resolve: { conditions: ['@plomada/source', ...defaultClientConditions] },
  build: {
    // axe and the documentation pages are large.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // 'use client' has no meaning here.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
}

// Comma-separated story files to build instead of all.
const storyFiles = process.env['STORYBOOK_STORIES']

const config: StorybookConfig & { storyIndexGenerator: typeof withSynonyms } = {
  framework: '@storybook/react-vite',
  stories: storyFiles
    ? storyFiles.split(',').map((file) => `../${file}`)
    : ['./docs/**/*.mdx', './docs/**/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // `storybook build --test` is for the story checks, which run axe themselves.
  build: {
    test: { disabledAddons: ['@storybook/addon-docs', '@storybook/addon-a11y'] },
  },
  features: {
    // Writes manifests/components.json, which tools that help people write code read. The story checks do not need it.
    componentsManifest: !process.argv.includes('--test'),
    sidebarOnboardingChecklist: false,
  },
  storyIndexGenerator: withSynonyms,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite, { test = false }) =>
    mergeConfig(
      mergeConfig(vite, viteConfig),
      test
        ? {
            // The story checks read the style sheet of a rule from the names of its classes.
            plugins: [vanillaExtractPlugin({ identifiers: createClassNamer() })],
            // Errors of stories name functions.
            build: { minify: false },
          }
        : { plugins: [vanillaExtractPlugin()] },
    ),
}

export default config
