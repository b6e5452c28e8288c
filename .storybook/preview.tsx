import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../packages/ui/src/theme/otherLetters.css.ts'
import { PlomadaProvider } from '../packages/ui/src/marketplace/index.ts'
import { getStoryLanguage } from '../packages/ui/src/testing/storyLanguages.ts'
import { brands } from './brands/index.tsx'
import { ComponentPage } from './docs/ComponentPage.tsx'
import { DocsProvider } from './docs/DocsProvider.tsx'
import { applyGlobals } from './toolbar/applyGlobals.ts'
import { globalTypes, initialGlobals } from './toolbar/globals.ts'
import { messageTables } from './toolbar/messageTables.ts'

configure({
  // The default of 1 s is too short for lazy components on a busy machine.
  asyncUtilTimeout: 180_000,
  // By default the message contains the whole page, which is slow to print each time that a query waits.
  getElementError: (message) => new Error(message ?? 'The element was not found.'),
})

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { container: DocsProvider, page: ComponentPage },
    a11y: {
      test: 'error',
      options: {
        // Without its tag, axe skips the rules of WCAG 2.2.
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A story is a part of a page, which has the landmarks and the first heading.
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Choosing'],
          'What’s new',
          'Foundations',
          [
            'Color',
            'Type',
            'Space',
            'Radius',
            'Shadow',
            'Motion',
            'Breakpoints',
            'Layout',
            'Icons',
            'Art',
            'Messages',
            'Brand',
            'Figma',
          ],
          'Components',
          ['Layout', 'Text', 'Control', 'Data', 'Feedback', 'Media', 'Navigation'],
          'Patterns',
          ['Form', 'Filter', 'Layout', 'Navigation'],
          'Marketplace',
          ['Shell', 'Home', '*'],
          '*',
          'Screens',
          'About',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { tag, ...language } = getStoryLanguage(parameters, globals['language'])
      applyGlobals(globals, tag)
      return (
        <PlomadaProvider
          {...language}
          // Components read media queries when they mount.
          key={`${String(globals['motion'])} ${String(globals['contrast'])}`}
          {...(brands[String(globals['brand'])] && { brand: brands[String(globals['brand'])] })}
          overrides={messageTables[String(globals['messages'])] ?? {}}
        >
          <Story />
        </PlomadaProvider>
      )
    },
  ],
}

export default preview
