import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import { NoticeRegion } from '../../base/NoticeRegion/NoticeRegion.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { TextField } from '../../base/TextField/TextField.tsx'
import { ThemeToggle } from '../../base/ThemeToggle/ThemeToggle.tsx'
import type { Guide } from '../../testing/guide.ts'
import { MarketplaceFooter } from '../MarketplaceFooter/MarketplaceFooter.tsx'
import { AdminHeader } from '../AdminHeader/AdminHeader.tsx'
import { AdminSidebar } from '../AdminSidebar/AdminSidebar.tsx'
import { AdminFrame } from './AdminFrame.tsx'

const guide: Guide = {
  whenToUse: 'For every admin page: menu, header and page. Its controls are 36 px high.',
  alternatives: { AppFrame: 'for other pages' },
  anatomy: ['Skip link', 'Menu', 'Header', 'Notices', 'Page', 'Footer, below the first screen'],
  do: ['Render the `NoticeRegion` even if it is empty, so that screen readers announce new notices.'],
  dont: ['Do not add a main landmark: the page includes one.'],
  keyboard: { Tab: 'Moves focus to the skip link, then through the menu, the header and the page' },
}

const meta = {
  title: 'Marketplace/Shell/AdminFrame',
  component: AdminFrame,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    menu: <AdminSidebar current="users" onSignOut={fn()} />,
    header: <AdminHeader person={people.elena} tools={<ThemeToggle theme="light" onChange={fn()} />} />,
    notices: <NoticeRegion notices={[]} onClose={fn()} />,
    footer: <MarketplaceFooter homeHref="/" contactHref="/contact" year={2026} />,
    children: (
      <Page title="Usuarios" actions={<Button variant="secondary">Limpiar filtros</Button>}>
        <TextField label="Nombre" />
      </Page>
    ),
  },
} satisfies Meta<typeof AdminFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Skip link and footer (S-028)',
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo')
    await expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight)
    await userEvent.tab()
    const skip = within(canvasElement).getByRole('link', { name: 'Saltar al contenido' })
    await expect(skip).toHaveFocus()
    await expect(skip.getAttribute('href')).toBe(`#${within(canvasElement).getByRole('main').id}`)
  },
}

/** Controls are 36 px high on the page and 44 px in the menu. */
export const Compact: Story = {
  play: async ({ canvasElement }) => {
    const getHeight = (element: HTMLElement) => Math.round(element.getBoundingClientRect().height)
    const page = within(canvasElement)
    await expect(getHeight(page.getByRole('button', { name: 'Limpiar filtros' }))).toBe(36)
    await expect(getHeight(page.getByRole('textbox', { name: 'Nombre' }))).toBe(36)
    await expect(getHeight(page.getByRole('link', { name: 'Servicios' }))).toBe(44)
    for (const control of [...page.getAllByRole('button'), ...page.getAllByRole('link')])
      await expect(getHeight(control)).toBeGreaterThanOrEqual(24)
  },
}

export const WithNotice: Story = {
  args: {
    notices: <NoticeRegion notices={[{ id: 1, kind: 'success', text: 'Datos guardados' }]} onClose={fn()} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Avisos' })).toHaveTextContent(
      'Datos guardados',
    )
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
