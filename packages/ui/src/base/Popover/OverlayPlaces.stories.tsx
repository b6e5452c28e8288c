import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, waitFor } from 'storybook/test'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { checkOverlay, onAction, overlayRows } from '../../testing/overlayRows.ts'
import { Button } from '../Button/Button.tsx'
import { Combobox } from '../Combobox/Combobox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx'
import { createToastQueue } from '../ToastRegion/toastQueue.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Popover } from './Popover.tsx'

const guide: Guide = {
  whenToUse: 'For a page that renders in a shadow root, a frame, another window or a container of its own.',
  alternatives: { Popover: 'for its states and keys' },
  anatomy: ['Place', 'Overlays beside the elements that open them'],
  do: [
    'Copy the style sheets of the page into a shadow root or a frame, also those that load later.',
    'Render into the place with `createRoot` or `createPortal`. The overlays need no container.',
  ],
  dont: ['Do not move an open overlay to another document.'],
  keyboard: { Escape: 'Closes the overlay in its document' },
}

type Place = 'shadow root' | 'frame' | 'window' | 'container'

const queue = createToastQueue()
const options = ['One', 'Two', 'Three'].map((value) => ({ value, label: value }))
const many = Array.from({ length: 40 }, (_, index) => ({ value: `n${index}`, label: `Option ${index}` }))

const Opener = ({ name, children }: { name: string; children: (close: () => void) => ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const Sheet = name === 'Drawer' ? Drawer : Dialog
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Open ${name}`}</Button>
      <Sheet title={name} isOpen={isOpen} onClose={() => setOpen(false)}>
        {children(() => setOpen(false))}
      </Sheet>
    </>
  )
}

const Save = ({ close }: { close: () => void }) => (
  <Button
    onClick={() => {
      onAction()
      close()
    }}
  >
    Save
  </Button>
)

/** Every overlay, with a control outside of them. */
const Overlays = () => (
  <Stack gap={3}>
    <Button variant="ghost">Outside</Button>
    {['Dialog', 'Drawer'].map((name) => (
      <Opener key={name} name={name}>
        {(close) => <Save close={close} />}
      </Opener>
    ))}
    <Popover label="Popover" renderTrigger={(props) => <Button {...props}>Open Popover</Button>}>
      {(close) => <Save close={close} />}
    </Popover>
    <Menu label="Open Menu" actions={[{ id: 'save', label: 'Save', onAction }]} />
    <Tooltip text="Tooltip">
      <Button onClick={onAction}>Open Tooltip</Button>
    </Tooltip>
    <Select label="Select" options={options} onChange={onAction} />
    <Select label="Long select" options={many} onChange={onAction} />
    <Combobox label="Combobox" options={options} onChange={onAction} />
    <DatePicker label="Date" defaultMonth="2026-03" onChange={onAction} />
    <Button onClick={() => queue.show('Toast', { action: { label: 'Undo', onAction } })}>Open Toast</Button>
    <ToastRegion queue={queue} />
  </Stack>
)

/** Copies the style sheets of the page, and those that load later. Returns a function that ends it. */
const copyStyles = (target: Node) => {
  const copied = new Set<Node>()
  const copy = () => {
    for (const sheet of document.head.querySelectorAll('style, link[rel=stylesheet]'))
      if (!copied.has(sheet)) {
        copied.add(sheet)
        target.appendChild(sheet.cloneNode(true))
      }
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}

/** Adds an element to a place, and returns it with a function that removes it. */
const addTo = (root: Document | ShadowRoot | HTMLElement) => {
  const box = document.createElement('div')
  const parent = 'body' in root ? root.body : root
  const endStyles = root instanceof HTMLElement ? () => {} : copyStyles('head' in root ? root.head : root)
  parent.append(box)
  return [
    box,
    () => {
      endStyles()
      box.remove()
    },
  ] as const
}

/** Finds or opens the place beside an element. */
const openPlace = (place: Place, host: HTMLElement) => {
  if (place === 'shadow root') return host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  if (place === 'frame') return host.querySelector('iframe')?.contentDocument
  return place === 'container' ? document.body : window.open('', '', 'width=600,height=800')?.document
}

const usePlace = (place: Place, host: RefObject<HTMLDivElement | null>) => {
  const [box, setBox] = useState<HTMLElement>()
  useEffect(() => {
    const root = host.current && openPlace(place, host.current)
    if (!root) return
    const [added, remove] = addTo(root)
    added.dir = place === 'container' ? 'rtl' : 'ltr'
    added.dataset['place'] = place
    // In another window there is no element before.
    queueMicrotask(() => setBox(added))
    boxes.set(place, added)
    return () => {
      remove()
      if (place === 'window') added.ownerDocument.defaultView?.close()
    }
  }, [place, host])
  return box
}
const boxes = new Map<Place, HTMLElement>()

const InPlace = ({ place }: { place: Place }) => {
  const host = useRef<HTMLDivElement>(null)
  const box = usePlace(place, host)
  return (
    <div inert={place === 'container'}>
      <div ref={host}>
        {place === 'frame' && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- shows elements of this page
          <iframe title="Frame" width="100%" height="900" />
        )}
      </div>
      {box &&
        createPortal(
          <Provider messages={en} locale="en-US">
            <Overlays />
          </Provider>,
          box,
        )}
    </div>
  )
}

const meta = {
  title: 'Components/Feedback/OverlayPlaces',
  component: InPlace,
  tags: ['interactive'],
  parameters: { guide },
  args: { place: 'shadow root' },
} satisfies Meta<typeof InPlace>

export default meta
type Story = StoryObj<typeof meta>

const play: NonNullable<Story['play']> = async ({ args }) => {
  await waitFor(() => expect(boxes.get(args.place)?.querySelector('button')).toBeTruthy())
  const box = boxes.get(args.place)
  if (!box) throw new Error('The place is closed.')
  for (const row of overlayRows) await checkOverlay(row, box)
}

/** In a shadow root, as in a web component. */
export const InShadowRoot: Story = { play }

/** In the document of a frame. */
export const InFrame: Story = { args: { place: 'frame' }, play }

/** In another window. */
export const InWindow: Story = { args: { place: 'window' }, play }

/** In a container from right to left, whose parents in React are inert. */
export const InContainer: Story = { args: { place: 'container' }, play }
