import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { type IconName, pictures } from './names.ts'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'Base/Media/Icon',
  component: Icon,
  args: { name: 'search' },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every name. */
export const All: Story = {
  render: () => (
    <Grid columns="cards" gap={2}>
      {(Object.keys(pictures) as IconName[]).map((name) => (
        <Inline key={name} gap={2}>
          <Icon name={name} />
          <Text size="small">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Icon name="hammer" size="sm" />
      <Icon name="hammer" size="md" />
      <Icon name="hammer" size="lg" />
      <Icon name="hammer" size="xl" />
    </Inline>
  ),
}

/** Without words beside it, it says what it means. */
export const Labelled: Story = {
  args: { name: 'professional', label: 'Profesional' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Profesional' })).toBeVisible()
  },
}
