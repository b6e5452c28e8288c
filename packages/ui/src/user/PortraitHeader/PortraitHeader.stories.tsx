import { people, demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../../base/Text/Text.tsx'
import type { Guide } from '../../testing/guide.ts'
import { PortraitHeader } from './PortraitHeader.tsx'

const guide: Guide = {
  use: "Portrait and name on a band of material swatches, for the head of somebody's page.",
  instead: { ProfessionalHeader: 'which adds what a professional offers' },
  anatomy: [
    'Band of swatches by trade',
    'Portrait',
    'Name, the first heading of the page',
    'What is added as children',
  ],
  do: ['Put facts about the person below the name.'],
  dont: ['Do not put text onto the band.'],
  keys: {},
}

const meta = {
  title: 'User/PortraitHeader',
  component: PortraitHeader,
  parameters: { guide },
  args: { person: people.bruno, children: <Text tone="muted">Usuario professional</Text> },
} satisfies Meta<typeof PortraitHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Bruno Saldaño' }),
    ).toBeVisible()
  },
}

/** Somebody without trades: the pavement tile. */
export const WithoutTrades: Story = { args: { person: people.ana } }

/** More trades than the band has room for. */
export const ManyTrades: Story = { args: { person: { ...people.bruno, trades: [...demoTrades] } } }
