import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import { NoticeRegion } from '../../base/NoticeRegion/NoticeRegion.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { TextField } from '../../base/TextField/TextField.tsx'
import { ThemeToggle } from '../../base/ThemeToggle/ThemeToggle.tsx'
import type { Guide } from '../../testing/guide.ts'
import { Footer } from '../Footer/Footer.tsx'
import { AdminHeader } from '../AdminHeader/AdminHeader.tsx'
import { AdminSidebar } from '../AdminSidebar/AdminSidebar.tsx'
import { AdminFrame } from './AdminFrame.tsx'

const guide: Guide = {
  use: 'Around each page of the administration: menu at the side, bar on top, page below. Its controls are 36 px high.',
  instead: { AppFrame: 'for all other pages' },
  anatomy: ['Skip link', 'Menu', 'Bar', 'Messages', 'The page', 'Foot, below the first screen'],
  do: ['Keep the region for messages drawn while it is empty, so that a message is announced.'],
  dont: ['Do not put a second main landmark in it: the page brings one.'],
  keys: { Tab: 'First to the skip link, then through the menu, the bar and the page' },
}

const meta = {
  title: 'Shell/AdminFrame',
  component: AdminFrame,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    menu: (
      <AdminSidebar
        current="users"
        links={{
          home: '/',
          dashboard: '/dashboard',
          users: '/dashboard/users',
          offers: '/dashboard/services',
          trades: '/dashboard/jobs',
        }}
        onSignOut={fn()}
      />
    ),
    header: <AdminHeader person={people.elena} tools={<ThemeToggle theme="light" onChange={fn()} />} />,
    notices: <NoticeRegion notices={[]} onClose={fn()} />,
    footer: <Footer homeHref="/" contactHref="/contact" year={2026} />,
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
  name: 'Skip link first, and the foot below the first screen (S-028)',
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement).getByRole('contentinfo')
    await expect(foot.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight)
    await userEvent.tab()
    const skip = within(canvasElement).getByRole('link', { name: 'Saltar al contenido' })
    await expect(skip).toHaveFocus()
    await expect(skip.getAttribute('href')).toBe(`#${within(canvasElement).getByRole('main').id}`)
  },
}

/** Controls are 36 px high in the page, 44 px in the menu, and none is under 24 px. */
export const Compact: Story = {
  play: async ({ canvasElement }) => {
    const height = (element: HTMLElement) => Math.round(element.getBoundingClientRect().height)
    const page = within(canvasElement)
    await expect(height(page.getByRole('button', { name: 'Limpiar filtros' }))).toBe(36)
    await expect(height(page.getByRole('textbox', { name: 'Nombre' }))).toBe(36)
    await expect(height(page.getByRole('link', { name: 'Servicios' }))).toBe(44)
    for (const control of [...page.getAllByRole('button'), ...page.getAllByRole('link')])
      await expect(height(control)).toBeGreaterThanOrEqual(24)
  },
}

export const WithNotice: Story = {
  args: {
    notices: <NoticeRegion notices={[{ id: 1, kind: 'success', text: 'Datos guardados' }]} onClose={fn()} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Datos guardados')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
