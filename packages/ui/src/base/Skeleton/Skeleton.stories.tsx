import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'While a list loads for the first time, as a placeholder in the shape of its content.',
  alternatives: {
    Spinner: 'on detail pages and where the shape is unknown',
    EmptyState: 'when there is no content',
  },
  anatomy: ['Blocks in the shape of the content'],
  do: ['Announce the loading state once, with a visually hidden status.'],
  dont: ['Do not show it for fast responses. It would flash.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { guide },
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

/** Screen readers ignore it. */
export const HiddenFromScreenReaders: Story = {
  args: { shape: 'card' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent('')
  },
}

export const OnPhone: Story = { args: { shape: 'card' }, globals: { viewport: { value: 'phone' } } }
