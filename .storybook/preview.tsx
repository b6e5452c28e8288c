import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { PlomadaProvider } from '../packages/ui/src/provider/index.ts'
import { brands } from './brands/index.tsx'
import { Container } from './docs/Container.tsx'
import { ComponentPage } from './docs/ComponentPage.tsx'
import { globalTypes, initialGlobals } from './toolbar/globals.ts'
import { setPage } from './toolbar/setPage.ts'
import { wordings } from './toolbar/wordings.ts'

// What loads on demand may take its time on a busy machine; a test that waits for it must not give up after a second.
configure({ asyncUtilTimeout: 5000 })

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { container: Container, page: ComponentPage },
    a11y: {
      test: 'error',
      options: {
        // axe leaves out the rules of WCAG 2.2 unless their tag is asked for.
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A story is a part of a page: the page brings its landmarks and its first heading.
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk 1280', styles: { width: '1280px', height: '900px' } },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Radius',
            'Shadow',
            'Motion',
            'Breakpoints',
            'Layout',
            'Icons',
            'Art',
            'Words',
            'Brand',
          ],
          'Base',
          ['Layout', 'Text', 'Control', 'Feedback', 'Media', 'Navigation'],
          'Form',
          'Filter',
          'Layout',
          'Shell',
          'Home',
          '*',
          'Screens',
          'About',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      setPage(globals)
      return (
        <PlomadaProvider
          // What the device says is read when a story begins.
          key={`${String(globals['motion'])} ${String(globals['contrast'])}`}
          {...(brands[String(globals['brand'])] && { brand: brands[String(globals['brand'])] })}
          corrections={wordings[String(globals['words'])] ?? {}}
        >
          <Story />
        </PlomadaProvider>
      )
    },
  ],
}

export default preview
