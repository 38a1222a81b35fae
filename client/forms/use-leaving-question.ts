import { type RefObject, useEffect, useRef } from 'react';
import { fieldsOf, isSecret } from './form-fields.ts';

/** A form of more fields than this is not lost without a question. */
const FEW_FIELDS = 2;

/**
 * Has the browser ask before a document is left or loaded again that holds a long form with something typed into it.
 * Answers how to say that the form was sent.
 */
export function useLeavingQuestion(form: RefObject<HTMLFormElement | null>, isWanted: boolean): () => void {
  const isTyped = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!element || !isWanted) return;
    const onInput = () => {
      isTyped.current = true;
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      const fields = fieldsOf(element).filter((field) => !isSecret(field));
      if (isTyped.current && fields.length > FEW_FIELDS) event.preventDefault();
    };
    element.addEventListener('input', onInput);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      element.removeEventListener('input', onInput);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [form, isWanted]);
  return () => {
    isTyped.current = false;
  };
}
