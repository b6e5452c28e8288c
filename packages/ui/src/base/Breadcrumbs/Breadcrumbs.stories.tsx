import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/Provider.tsx'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const guide: Guide = {
  whenToUse: 'On pages two or more levels below the first one, to show where they are.',
  alternatives: {
    Link: 'for a single link back to a list',
    TabLinks: 'for pages of the same level',
    Stepper: 'for the steps of a task',
  },
  anatomy: ['Links to the pages above', 'Separators', 'Title of the current page (optional)'],
  do: ['Use the titles of the pages.', 'Place it above the heading.'],
  dont: ['Do not list the pages that the user visited. The path is that of the site.'],
  keyboard: { Tab: 'Moves focus to the next link', Enter: 'Follows the link' },
  messages: {
    label: esAR['breadcrumbs.label'],
  },
}

const navigate = fn()

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    items: [
      { href: '/', label: 'Inicio' },
      { href: '/servicios', label: 'Servicios' },
      { href: '/servicios/plomeria', label: 'Plomería' },
    ],
    current: 'Cambiar la grifería',
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <PlomadaProvider navigate={navigate}>
      <Breadcrumbs {...args} />
    </PlomadaProvider>
  ),
  play: async ({ canvas }) => {
    const path = within(canvas.getByRole('navigation', { name: 'Ruta de navegación' }))
    await expect(path.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('Cambiar la grifería')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'Servicios' }))
    await expect(navigate).toHaveBeenCalledWith('/servicios')
  },
}

/** The heading below has the title. */
export const WithoutCurrent: Story = { args: { current: undefined } }

export const ByKeyboard: Story = {
  render: (args) => (
    <PlomadaProvider navigate={navigate}>
      <Breadcrumbs {...args} />
    </PlomadaProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Servicios' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/servicios')
  },
}

/** Only the link to the nearest page. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Plomería' })).toBeVisible()
    await expect(canvas.getByText('Cambiar la grifería')).not.toBeVisible()
  },
}

export const Many: Story = {
  args: {
    items: Array.from({ length: 9 }, (_, index) => ({
      href: `/${index}`,
      label: `Una sección de nivel ${index + 1}`,
    })),
  },
}

export const LongWords: Story = {
  args: {
    items: [
      { href: '/', label: 'Inicio' },
      {
        href: '/largo',
        label: 'Impermeabilización de techos, terrazas y balcones de edificios de departamentos',
      },
    ],
    current: 'Colocación de membranas asfálticas en una terraza accesible de sesenta metros cuadrados',
  },
}

/** The name of the navigation is in the language of the provider. */
export const InEnglish: Story = {
  args: {
    items: [
      { href: '/', label: 'Home' },
      { href: '/tools', label: 'Tools' },
    ],
    current: 'Drills',
  },
  render: (args) => (
    <Provider messages={en} locale="en-US">
      <Breadcrumbs {...args} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: {
    items: [
      { href: '/', label: 'الرئيسية' },
      { href: '/services', label: 'الخدمات' },
    ],
    current: 'سباكة',
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Breadcrumbs {...args} />
    </div>
  ),
}
