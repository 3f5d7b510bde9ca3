import '@mantine/core/styles/Alert.layer.css';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './error-list.module.css';

interface ErrorListProps {
  readonly title: string;
  readonly messages: readonly string[];
}

/** What the server refused, in red, moved into sight when it appears. */
export function ErrorList({ title, messages }: ErrorListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [messages]);
  if (messages.length === 0) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="red"
      variant="light"
      title={title}
      icon={<IconAlertCircle size={20} />}
    >
      <ul className={classes.list}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
