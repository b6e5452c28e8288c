import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import * as icons from './icons.ts'
import type { Guide } from '../../testing/guide.ts'
import { Icon } from './Icon.tsx'

const guide: Guide = {
  use: 'Beside words, to find them faster. `icons` holds every picture; a page carries only those it draws.',
  instead: { IconButton: 'for a picture that is pressed', EmptyArt: 'for a drawing' },
  anatomy: ['One path on a grid of 24, in the colour of the text'],
  do: ['Give it a `label` where no words stand beside it.', 'Draw a picture of your own as `{ d: "…" }`.'],
  dont: ['Do not repeat in `label` what the words beside it say.'],
  keys: {},
}

const meta = {
  title: 'Base/Media/Icon',
  component: Icon,
  parameters: { guide },
  args: { picture: icons.search },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every name. */
export const All: Story = {
  render: () => (
    <Grid columns="cards" gap={2}>
      {Object.entries(icons).map(([name, picture]) => (
        <Inline key={name} gap={2}>
          <Icon picture={picture} />
          <Text size="small">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Icon picture={icons.hammer} size="sm" />
      <Icon picture={icons.hammer} size="md" />
      <Icon picture={icons.hammer} size="lg" />
      <Icon picture={icons.hammer} size="xl" />
    </Inline>
  ),
}

/** Without words beside it, it says what it means. */
export const Labelled: Story = {
  args: { picture: icons.professional, label: 'Profesional' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Profesional' })).toBeVisible()
  },
}
