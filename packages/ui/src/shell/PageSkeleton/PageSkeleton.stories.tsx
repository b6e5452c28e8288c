import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as shellMessages from '../shell.messages.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

const guide: Guide = {
  whenToUse: 'For a page for signed-in users, on the server and until its code has started.',
  alternatives: { Skeleton: 'for a part of a page', Spinner: 'while the code of a page loads' },
  anatomy: ['Sidebar of the account (optional)', 'Title', 'Content'],
  do: ['Render it inside `AppFrame`.'],
  dont: ['Do not render data in it: the document is the same for everyone.'],
  keyboard: {},
  messages: { loading: shellMessages.loading, needsScripts: shellMessages.needsScripts },
}

const meta = {
  title: 'Marketplace/Shell/PageSkeleton',
  component: PageSkeleton,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof PageSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const WithSidebar: Story = { args: { hasSidebar: true } }
