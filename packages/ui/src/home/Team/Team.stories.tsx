import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { team } from '../home.copy.ts'
import { Team } from './Team.tsx'

const meta = {
  title: 'Home/Team',
  component: Team,
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof Team>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Five members, each with a picture, a name and a link to code (S-025..S-027)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 2, name: 'Nosotros' })).toBeVisible()
    const members = page.getAllByRole('listitem')
    await expect(members).toHaveLength(5)
    for (const [index, member] of members.entries()) {
      const { name, codeHref } = team[index] ?? { name: '', codeHref: '' }
      await expect(within(member).getByRole('heading', { name })).toBeVisible()
      await expect(within(member).getByRole('link', { name: `Ver código de ${name}` })).toHaveAttribute(
        'href',
        codeHref,
      )
      await expect(member.querySelector('svg')).toBeVisible()
    }
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
