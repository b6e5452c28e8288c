import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from './Panel.tsx'
import type { Guide } from '../../testing/guide.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

const guide: Guide = {
  whenToUse: 'As the surface of a card or a section.',
  alternatives: { Stack: 'to group content without a surface', Notice: 'for a message' },
  anatomy: ['Surface with a border and rounded corners', 'Content'],
  do: ['Use `padding="none"` with `isClipped` when a photo or a table touches the edge.'],
  dont: ['Do not nest panels of the same tone.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/Panel',
  component: Panel,
  parameters: { guide },
  args: { children: 'El material ya está comprado y la obra está limpia.' },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sunken: Story = { args: { tone: 'sunken' } }

export const Accent: Story = { args: { tone: 'accent' } }

export const Inverse: Story = { args: { tone: 'inverse' } }

export const SmallPadding: Story = { args: { padding: 'small' } }

export const NoPadding: Story = {
  args: { padding: 'none', isClipped: true, children: <Skeleton shape="photo" /> },
}

/** A named section is a landmark. */
export const AsSection: Story = {
  args: {
    element: 'section',
    labelledBy: 'acerca',
    children: (
      <Heading level={2} id="acerca">
        Acerca del Servicio
      </Heading>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Acerca del Servicio' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { children: 'Impermeabilizaciónycolocacióndemembranageotextilenterrazaaccesible' },
  globals: { viewport: { value: 'phone' } },
}
