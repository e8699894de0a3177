import { useLayoutEffect, useRef, useSyncExternalStore, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';

/** All that are open, the foremost last. */
let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

function change(now: readonly HTMLDialogElement[]): void {
  open = now;
  watchers.forEach((told) => told());
}

function watch(told: () => void): () => void {
  watchers.add(told);
  return () => watchers.delete(told);
}

/** The dialog in front of everything; what must be seen in front of that too belongs into it, for all behind it is inert. */
export function useFront(): HTMLDialogElement | undefined {
  return useSyncExternalStore(watch, () => open.at(-1));
}

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Makes a dialog element modal for as long as it is there: the rest of the page cannot be reached by finger, key or screen reader, and
 * what had the focus before has it again afterwards.
 *
 * @param onClose what Escape does; without it the dialog stays
 */
export function useModal(onClose: (() => void) | undefined): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog === null) {
      return undefined;
    }
    dialog.showModal();
    change([...open, dialog]);
    return () => {
      change(open.filter((one) => one !== dialog));
      dialog.close();
      if (before instanceof HTMLElement) {
        before.focus();
      }
    };
  }, []);
  const escape = (event: SyntheticEvent) => {
    event.preventDefault(); // a browser would close it by itself, also where it may not be closed
    event.stopPropagation();
    onClose?.();
  };
  return { ref, onCancel: escape, onKeyDown: (event) => event.key === 'Escape' && escape(event) };
}
