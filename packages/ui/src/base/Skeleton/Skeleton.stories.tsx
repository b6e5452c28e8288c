import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Base/Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Card: Story = {
  args: { shape: 'card' },
  render: (args) => (
    <Grid>
      <Skeleton {...args} />
      <Skeleton {...args} />
      <Skeleton {...args} />
    </Grid>
  ),
}

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="avatar" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </Stack>
  ),
}
