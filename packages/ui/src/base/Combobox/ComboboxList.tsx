'use client'
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useMessages } from '../../provider/context.ts'
import { foldText } from './foldText.ts'
import { moveActive } from '../Field/moveActive.ts'
import { OptionList } from '../Field/OptionList.tsx'
import { getOptionId } from '../Field/OptionRows.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ComboboxOption, LoadOptions } from './ComboboxOption.ts'
import { ListState } from './ListState.tsx'
import { useLoadedOptions } from './useLoadedOptions.ts'

/** What the input says about its list. */
export interface PopupState {
  isOpen: boolean
  listId?: string | undefined
  activeId?: string | undefined
}

/** What the input calls on its list. */
export interface ComboboxListHandle<Value extends string> {
  /** The options of the list, in order. */
  options: readonly ComboboxOption<Value>[]
  /** The active option, which Enter selects. */
  active: ComboboxOption<Value> | undefined
  /** Loads the options again, after an error. */
  retry: (() => void) | undefined
  /** Opens the list, at the option of an arrow key. */
  open: (key?: string) => void
  close: () => void
  /** Moves to another option with a key of the input. */
  onKeyDown: (event: KeyboardEvent) => void
}

interface ComboboxListProps<Value extends string> {
  labelId: string
  options: readonly ComboboxOption<Value>[] | undefined
  loadOptions: LoadOptions<Value> | undefined
  /** The text that the user typed since the last selection. */
  typed: string | undefined
  /** The selected value, or the values of a combobox for several. */
  selected: Value | null | readonly Value[]
  /** Which option is active without a key of the user. */
  autoSelect: 'first' | 'only' | undefined
  /** Called with the selected option. */
  onSelect: (option: ComboboxOption<Value>) => void
  /** Element around input and list, in that of the field. */
  box: RefObject<HTMLElement | null>
  /** The key with which the user opened the list before its code was there, or an empty text. */
  opensOnLoad: RefObject<string | undefined>
  /** What the input calls on its list. */
  handle: Ref<ComboboxListHandle<Value>>
  /** Called when the list opens or closes, or another option is active. */
  onPopup: (popup: PopupState) => void
}

/** Returns the options that contain a text, regardless of accents and case. */
const filterOptions = <Value extends string>(options: readonly ComboboxOption<Value>[], text: string) => {
  const wanted = foldText(text)
  return wanted === '' ? options : options.filter(({ label }) => foldText(label).includes(wanted))
}

/** VoiceOver does not always announce another active option. */
const isApple = typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)

/** The option that the user made active: its value, or `null` for none. */
interface Chosen {
  typed: string | undefined
  value: string | null
}

type Typing = Pick<ComboboxListProps<string>, 'typed' | 'autoSelect' | 'selected'>

const findValue = (shown: readonly ComboboxOption[], wanted: unknown) =>
  shown.findIndex(({ value }) => value === wanted)

/** Returns the position of the option that is active before the user moves, or -1. */
const getInitial = (shown: readonly ComboboxOption[], { typed, selected, autoSelect }: Typing) => {
  if (typed === undefined) return findValue(shown, selected)
  // An empty text removes the selection.
  if (autoSelect === undefined || typed.trim() === '') return -1
  const first = shown.findIndex((option) => !option.isDisabled)
  const isOnly = shown.findLastIndex((option) => !option.isDisabled) === first
  return autoSelect === 'first' || isOnly ? first : -1
}

const NONE: readonly never[] = []

/** Renders the options of a combobox. Loaded lazily. */
export const ComboboxList = <Value extends string>(props: ComboboxListProps<Value>) => {
  const { labelId, options = NONE, loadOptions, typed, selected, autoSelect, onSelect } = props
  const { box, opensOnLoad, handle, onPopup } = props
  const t = useMessages()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const { retry, isLoading, ...loaded } = useLoadedOptions(loadOptions, typed?.trim() ?? '', isOpen)
  const filtered = useMemo(() => filterOptions(options, typed ?? ''), [options, typed])
  const shown = loadOptions ? (retry ? NONE : loaded.options) : filtered

  const initial = getInitial(shown, { typed, selected, autoSelect: isLoading ? undefined : autoSelect })
  const moved = chosen?.typed === typed && chosen ? findValue(shown, chosen.value) : initial
  const active = isOpen ? moved : -1
  const activeOption = shown[active]
  const isMultiple = Array.isArray(selected)
  const listId = isOpen ? id : undefined
  const activeId = activeOption && getOptionId(id, activeOption)

  const empty = shown.length === 0 ? t('combobox.empty') : ''
  const status = isLoading ? t('loading') : retry ? t('list.failed') : empty
  const setActive = (index: number) => setChosen({ typed, value: shown[index]?.value ?? null })
  const close = () => {
    setOpen(false)
    setChosen(undefined)
  }
  const open = (key = '') => {
    setOpen(true)
    const next = moveActive(shown, -1, key)
    // Opens at the selected option, if there is one.
    if (next !== undefined && initial < 0) setActive(next)
  }
  useImperativeHandle(handle, () => ({
    options: shown,
    active: activeOption,
    retry,
    open,
    close,
    onKeyDown: (event) => {
      const { key, shiftKey, ctrlKey, metaKey } = event
      // They select text, or move in it.
      if (shiftKey || ctrlKey || metaKey) return
      if (key === 'ArrowLeft' || key === 'ArrowRight') return setActive(-1)
      const next = moveActive(shown, active, key, true)
      if (next === undefined) return
      event.preventDefault()
      if (isOpen) setActive(next)
      else open(key)
    },
  }))
  useLayoutEffect(() => {
    onPopup({ isOpen, listId, activeId })
  }, [onPopup, isOpen, listId, activeId])
  useEffect(() => {
    if (opensOnLoad.current !== undefined) open(opensOnLoad.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the code has loaded
  }, [])
  return (
    <>
      <OptionList
        {...{ id, labelId, isOpen, active }}
        move={chosen}
        anchor={box}
        options={shown}
        isMultiple={isMultiple}
        isSelected={({ value }) => (isMultiple ? selected.includes(value) : value === selected)}
        onActive={setActive}
        onPick={(index) => {
          const option = shown[index]
          if (option) onSelect(option)
          if (!isMultiple) close()
        }}
      >
        {status !== '' && <ListState text={status} isLoading={isLoading} retry={retry} />}
      </OptionList>
      {/* Screen readers announce changes only of what was there before. */}
      <VisuallyHidden isStatus>
        {isOpen &&
          (status || (isApple && activeOption?.label) || t('filter.results', { count: shown.length }))}
      </VisuallyHidden>
    </>
  )
}
