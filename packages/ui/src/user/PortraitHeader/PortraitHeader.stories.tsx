import { people, demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../../base/Text/Text.tsx'
import type { Guide } from '../../testing/guide.ts'
import { PortraitHeader } from './PortraitHeader.tsx'

const guide: Guide = {
  whenToUse: 'For the header of a user’s page.',
  alternatives: { ProfessionalHeader: 'for the complete header of a professional' },
  anatomy: [
    'Band of swatches of the trades',
    'Portrait',
    'Name, the level 1 heading',
    'Content of `children`',
  ],
  do: ['Put information about the person below the name.'],
  dont: ['Do not put text on the band.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/User/PortraitHeader',
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

/** Shows the neutral swatch. */
export const WithoutTrades: Story = { args: { person: people.ana } }

/** Shows the first four. */
export const ManyTrades: Story = { args: { person: { ...people.bruno, trades: [...demoTrades] } } }
