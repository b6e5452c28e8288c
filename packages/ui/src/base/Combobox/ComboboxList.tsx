'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { ComboBox, I18nProvider, ListBox, ListBoxItem, useAsyncList } from 'react-aria-components'
import { useLocale, useMessages } from '../../provider/context.ts'
import { option as optionClass } from '../Field/option.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { Ring } from '../Spinner/Ring.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './ComboboxList.css.ts'
import type { ComboboxOption, LoadOptions } from './ComboboxOption.ts'
import { ComboboxPopup, type ConnectionProps } from './ComboboxPopup.tsx'
import { foldText } from './foldText.ts'

interface ComboboxListProps<Value extends string> extends ConnectionProps<Value> {
  labelId: string
  options: readonly ComboboxOption<Value>[] | undefined
  loadOptions: LoadOptions<Value> | undefined
  /** The text of the input. */
  text: string
  /** The text that the user typed since the last selection. */
  typed: string | undefined
  selected: Value | null
  /** Called with the selected option, or without one when the user cancels. */
  onSelect: (option: ComboboxOption<Value> | undefined) => void
}

/** Returns the options that contain a text, regardless of accents and case. */
const filterOptions = <Value extends string>(options: readonly ComboboxOption<Value>[], text: string) => {
  const wanted = foldText(text)
  return wanted === '' ? options : options.filter(({ label }) => foldText(label).includes(wanted))
}

const Option = ({ option: { value, label, lang, isDisabled } }: { option: ComboboxOption }) => (
  <ListBoxItem
    id={value}
    textValue={label}
    lang={lang}
    className={optionClass}
    isDisabled={isDisabled ?? false}
  >
    {({ isSelected }) => (
      <>
        <span>{label}</span>
        {isSelected && <Icon icon={icons.check} size="md" />}
      </>
    )}
  </ListBoxItem>
)

/** Milliseconds from the last key press until the options for a text are requested. */
const DELAY = 300

/** Returns the options for a text. Until they arrive, those for the previous text stay, so that the list does not flicker. */
const useLoadedOptions = <Value extends string>(
  load: LoadOptions<Value> | undefined,
  text: string,
  isOpen: boolean,
) => {
  const list = useAsyncList<ComboboxOption<Value>>({
    initialFilterText: text,
    load: async ({ signal, filterText = '' }) => ({ items: (await load?.(filterText, signal)) ?? [] }),
  })
  const isWanted = load !== undefined && list.filterText !== text
  const request = useEffectEvent(() => list.setFilterText(text))
  useEffect(() => {
    if (!isWanted || !isOpen) return
    // Only typing is worth waiting for.
    const timer = setTimeout(request, text === '' ? 0 : DELAY)
    return () => clearTimeout(timer)
  }, [isWanted, isOpen, text])
  const hasFailed = list.loadingState === 'error' && !isWanted
  return {
    options: hasFailed ? [] : list.items,
    isLoading: load !== undefined && (isWanted || list.isLoading),
    retry: hasFailed ? list.reload : undefined,
  }
}

interface StateProps {
  text: string
  isLoading: boolean
  retry: (() => void) | undefined
}

/** Renders what replaces the options. Screen readers announce it, because the focus stays in the input. */
const State = ({ text, isLoading, retry }: StateProps) => {
  const t = useMessages()
  return (
    <div className={css.state} aria-hidden="true">
      {isLoading && <Ring />}
      <span className={retry && css.failure}>{text}</span>
      {retry && (
        // Arrow keys retry from the input, which keeps the focus.
        <button type="button" className={css.retry} tabIndex={-1} onClick={retry}>
          <Icon icon={icons.retry} size="sm" />
          {t('retry')}
        </button>
      )}
    </div>
  )
}

/** Renders the options of a combobox with React Aria. Loaded lazily. */
export const ComboboxList = <Value extends string>(props: ComboboxListProps<Value>) => {
  const { labelId, options = [], loadOptions, text, typed, selected, onSelect, ...connection } = props
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { retry, isLoading, ...loaded } = useLoadedOptions(loadOptions, typed?.trim() ?? '', isOpen)
  const shown = loadOptions ? loaded.options : filterOptions(options, typed ?? '')
  const getStateText = () => {
    if (isLoading) return t('loading')
    if (retry) return t('list.failed')
    return shown.length === 0 ? t('combobox.empty') : ''
  }
  const stateText = getStateText()
  return (
    // Otherwise React Aria announces the number of options in the browser's language.
    <I18nProvider locale={useLocale()}>
      <ComboBox
        className={css.root}
        aria-labelledby={labelId}
        inputValue={text}
        value={selected}
        // React Aria restores it with the form, which the field already does.
        defaultValue={selected}
        onChange={(key) => onSelect(shown.find(({ value }) => value === key))}
        onInputChange={() => onSelect(undefined)}
        defaultFilter={() => true}
        menuTrigger="manual"
        validationBehavior="aria"
        allowsEmptyCollection
        shouldFocusWrap
        onOpenChange={setOpen}
      >
        <ComboboxPopup {...connection} options={shown} retry={retry}>
          {stateText !== '' && <State text={stateText} isLoading={isLoading} retry={retry} />}
          {/* The empty name replaces React Aria's own, which would precede the label. */}
          <ListBox
            aria-label=""
            aria-labelledby={labelId}
            className={css.list}
            hidden={shown.length === 0}
            // Otherwise the selected option is active, and Tab would restore it after its text was deleted.
            {...(typed !== undefined && { autoFocus: false })}
          >
            {shown.map((option) => (
              <Option key={option.value} option={option} />
            ))}
          </ListBox>
        </ComboboxPopup>
      </ComboBox>
      {isOpen && <VisuallyHidden isStatus>{stateText}</VisuallyHidden>}
    </I18nProvider>
  )
}
