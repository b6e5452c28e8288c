import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { PlomadaProvider } from '../packages/ui/src/provider/index.ts'

// What loads on demand may take its time on a busy machine; a test that waits for it must not give up after a second.
configure({ asyncUtilTimeout: 5000 })

type Theme = 'light' | 'dark'

const setTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme
}

/**
 * The accessibility addon checks a story in the theme it is drawn in. In the test run this checks the other theme
 * too, on the same drawn story, which costs one more axe pass instead of a second run of everything.
 */
const checkOtherTheme: NonNullable<Preview['afterEach']> = async (context) => {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return
  const drawn: Theme = context.globals.theme === 'dark' ? 'dark' : 'light'
  setTheme(drawn === 'dark' ? 'light' : 'dark')
  try {
    await checkAccessibility(context)
  } finally {
    setTheme(drawn)
  }
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', viewport: { value: 'desk', isRotated: false } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
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
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Theme',
          'Base',
          ['Layout', 'Text', 'Control', 'Feedback', 'Media', 'Navigation'],
          '*',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      setTheme(globals.theme === 'dark' ? 'dark' : 'light')
      document.documentElement.lang = 'es-AR'
      return (
        <PlomadaProvider>
          <Story />
        </PlomadaProvider>
      )
    },
  ],
  afterEach: checkOtherTheme,
}

export default preview
