import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '../../base/Heading/Heading.tsx'
import { PopupFrame } from './PopupFrame.tsx'

const meta = {
  title: 'Shell/PopupFrame',
  component: PopupFrame,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { popup: { name: 'Pop-up 650', styles: { width: '650px', height: '650px' } } } },
  },
  globals: { viewport: { value: 'popup', isRotated: false } },
  args: { children: <Heading level={1}>Valora el servicio</Heading> },
} satisfies Meta<typeof PopupFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('Valora el servicio')
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
