import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PlomadaProvider } from '../../marketplace/index.ts'
import type { Guide } from '../../testing/guide.ts'
import * as icons from '../Icon/icons.ts'
import { TabLinks } from './TabLinks.tsx'

const guide: Guide = {
  whenToUse: 'For the parts of a page that have their own URL, such as those of an account.',
  alternatives: {
    Tabs: 'for parts without a URL, whose content is already loaded',
    SideMenu: 'for more than five pages',
    Breadcrumbs: 'for the pages above the current one',
  },
  anatomy: ['Row of links, which scrolls on narrow screens', 'Line at the current page'],
  do: ['Mark the current page with `isCurrent`.'],
  dont: ['Do not give links the role `tab`. They have no panel, and arrow keys would load pages.'],
  keyboard: { Tab: 'Moves focus to the next link', Enter: 'Follows the link' },
}

const navigate = fn()

const meta = {
  title: 'Components/Navigation/TabLinks',
  component: TabLinks,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Cuenta',
    items: [
      { href: '/cuenta/datos', label: 'Datos', isCurrent: true },
      { href: '/cuenta/trabajos', label: 'Trabajos' },
      { href: '/cuenta/pagos', label: 'Pagos' },
    ],
  },
  render: (args) => (
    <PlomadaProvider navigate={navigate}>
      <TabLinks {...args} />
    </PlomadaProvider>
  ),
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Cuenta' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Datos' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'Pagos' }))
    await expect(navigate).toHaveBeenCalledWith('/cuenta/pagos')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Trabajos' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/cuenta/trabajos')
  },
}

export const WithIcons: Story = {
  args: {
    items: [
      { href: '/cuenta/datos', label: 'Datos', icon: icons.user },
      { href: '/cuenta/pagos', label: 'Pagos', icon: icons.creditCard, isCurrent: true },
    ],
  },
}

/** Resolves when an element has reached a width in pixels, and those who watched its size before have been called. */
const afterResize = (element: Element, width: number) =>
  new Promise<void>((resolve) => {
    const watcher = new ResizeObserver(() => {
      if (element.getBoundingClientRect().width < width) return
      watcher.disconnect()
      resolve()
    })
    watcher.observe(element)
  })

const pages = ['Datos', 'Trabajos', 'Postulaciones', 'Mensajes', 'Pagos', 'Seguridad', 'Notificaciones']

/** The row scrolls to the current page, and keeps a focused link in view when the width of its links changes. */
export const ManyOnPhone: Story = {
  args: {
    items: pages.map((label) => ({ href: `/${label}`, label, isCurrent: label === 'Notificaciones' })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Notificaciones' })
    // The row scrolls again when the web font has changed the width of its links.
    const currentIsVisible = () =>
      waitFor(() => expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await currentIsVisible()
    const first = canvas.getByRole('link', { name: 'Datos' })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    first.style.minWidth = '7rem'
    await afterResize(first, 112)
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    first.blur()
    first.style.minWidth = ''
    await currentIsVisible()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'الحساب',
    items: [
      { href: '/data', label: 'البيانات', isCurrent: true },
      { href: '/payments', label: 'المدفوعات' },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <TabLinks {...args} />
    </div>
  ),
}
