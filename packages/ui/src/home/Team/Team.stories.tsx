import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { team } from '../home.copy.ts'
import { homeCopy } from '../home.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { Team } from './Team.tsx'

const guide: Guide = {
  use: 'The people behind the product, with a link to their code.',
  instead: { Avatar: 'for a user of the product' },
  anatomy: ['Heading «Nosotros»', 'Portrait, name and link of each'],
  do: ['Hand your own `members`: the default ones are invented.'],
  dont: ['Do not use it for professionals.'],
  keys: { Tab: 'To each link', Enter: 'Opens it' },
  copy: { team: homeCopy.team, code: homeCopy.code },
}

const meta = {
  title: 'Home/Team',
  component: Team,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
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
