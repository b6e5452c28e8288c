import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeToggle } from '../../base/ThemeToggle/ThemeToggle.tsx'
import type { Guide } from '../../testing/guide.ts'
import { AdminHeader } from './AdminHeader.tsx'

const onChange = fn()

const guide: Guide = {
  whenToUse: 'For the header of admin pages.',
  alternatives: { MarketplaceTopNav: 'for other pages' },
  anatomy: ['Title of the page (optional)', 'Portrait and first name of the admin', 'Controls'],
  do: ['Set `title` if the page has no level 1 heading, as on the dashboard.'],
  dont: ['Do not set `title` on a `ListPage`, which has a level 1 heading.'],
  keyboard: { Tab: 'Moves focus to the controls' },
}

const meta = {
  title: 'Marketplace/Shell/AdminHeader',
  component: AdminHeader,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    person: people.elena,
    title: 'Dashboard',
    tools: <ThemeToggle theme="light" onChange={onChange} />,
  },
} satisfies Meta<typeof AdminHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-081)',
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'))
    await expect(header.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(header.getByText(/^Elena$/)).toBeVisible()
    onChange.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenCalledWith('dark')
  },
}

export const WithoutTitle: Story = {
  args: { title: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).not.toBeInTheDocument()
  },
}

export const WithPhoto: Story = { args: { person: { ...people.bruno, role: 'admin' } } }

export const LongName: Story = { args: { person: { ...people.maximiliano, role: 'admin' } } }

export const LongNameOnAPhone: Story = {
  ...LongName,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
