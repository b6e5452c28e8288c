import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sectionMessages, team } from '../home.sections.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { Team } from './Team.tsx'

const guide: Guide = {
  whenToUse: 'For the team behind the product, with links to their code.',
  alternatives: { Avatar: 'for a user of the product' },
  anatomy: ['Heading «Nosotros»', 'Portrait, name and link of each member'],
  do: ['Pass your own `members`: the default ones are invented.'],
  dont: ['Do not use it for professionals.'],
  keyboard: { Tab: 'Moves focus to each link', Enter: 'Opens the page' },
  messages: { team: sectionMessages.team, code: sectionMessages.code },
}

const meta = {
  title: 'Marketplace/Home/Team',
  component: Team,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof Team>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Five members (S-025..S-027)',
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
