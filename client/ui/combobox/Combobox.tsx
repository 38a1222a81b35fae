import { type ComponentProps, type ComponentType, type KeyboardEvent, useId, useState } from 'react';
import { TextField } from '../TextField.tsx';
import { comboboxRole, nextOption, optionId } from './options.ts';

/** What the list below a combobox is given. */
export interface ComboboxListProps<Option> {
  /** The id that the list bears. */
  id: string;
  typed: string;
  /** The index of the active option; -1 for none. */
  active: number;
  /** Tells the field, which has the keyboard, what there is to choose; undefined if nothing is shown. */
  onOptions: (options: readonly Option[] | undefined) => void;
  onChoose: (option: Option) => void;
}

type OfField = 'name' | 'label' | 'hint' | 'error' | 'icon' | 'className' | 'form' | 'inputMode' | 'enterKeyHint';

interface ComboboxProps<Option> extends Pick<ComponentProps<typeof TextField>, OfField> {
  value: string;
  maxLength: number;
  onType: (text: string) => void;
  onChoose: (option: Option) => void;
  onLeave?: (() => void) | undefined;
  /** What is typed is sought in it. Its script may come late. */
  List: ComponentType<ComboboxListProps<Option>>;
  /** Fetches the script of the list ahead: the field has been entered. */
  preload: () => void;
}

/**
 * A field of text with suggestions below it while one types: the editable combobox with list autocompletion of the ARIA
 * authoring practices. Any text may be sent; without scripts it is a field like others. The arrow keys go round through
 * the options and the field, Enter takes the option, Escape closes the list and nothing else.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { value, onType, onChoose, onLeave, List, preload, ...field } = props;
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState<readonly Option[]>();
  const options = shown?.length ?? 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
    setShown(undefined);
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const option = shown?.[active];
    if (key === 'Escape' || key === 'Enter') {
      // Where nothing is shown, Escape is for the dialog around the field, and Enter for its form.
      if (key === 'Escape' ? shown : option) event.preventDefault();
      if (key === 'Escape' && shown) event.stopPropagation();
      if (key === 'Enter' && option) choose(option);
      else close();
    } else if (options > 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setActive(nextOption(active, options, key === 'ArrowDown' ? 1 : -1));
    }
  };
  return (
    <div className="relative">
      <TextField
        {...field}
        {...comboboxRole(list, { isExpanded: options > 0, active: active === -1 ? undefined : optionId(list, active) })}
        value={value}
        onFocus={preload}
        onChange={(event) => {
          setActive(-1);
          setOpen(true);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      {isOpen && <List id={list} typed={value} active={active} onOptions={setShown} onChoose={choose} />}
    </div>
  );
}
