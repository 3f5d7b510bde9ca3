import { Button, FileButton, Input } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { MAX_RETURN_PHOTOS } from '../../lib/api/contract-values.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import classes from './returns.module.css';

interface ReturnPhotosProps {
  /** Base64 of JPEG files. */
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
}

/** Photos that show what is wrong with the goods. */
export function ReturnPhotos({ photos, onChange }: ReturnPhotosProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    setProblem(null);
    try {
      const added = await Promise.all(files.slice(0, MAX_RETURN_PHOTOS - photos.length).map(shrinkPhoto));
      onChange([...photos, ...added]);
    } catch {
      setProblem(t('This file is no photo that can be read.'));
    }
  };
  return (
    <Input.Wrapper
      labelElement="div"
      label={t('Photos')}
      description={t('At most {{number}}, such as of the damage or of the label', {
        number: MAX_RETURN_PHOTOS,
      })}
      error={problem}
    >
      <ul className={classes.photos}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <img
              src={`data:image/jpeg;base64,${photo}`}
              alt={t('Photo {{position}}', { position: index + 1 })}
            />
            <button
              type="button"
              aria-label={t('Remove photo {{position}}', { position: index + 1 })}
              onClick={() => onChange(photos.filter((each) => each !== photo))}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {photos.length < MAX_RETURN_PHOTOS ? (
        <FileButton multiple accept="image/*" onChange={(files) => void add(files)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconCamera size={16} aria-hidden />}>
              {t('Add photos')}
            </Button>
          )}
        </FileButton>
      ) : null}
    </Input.Wrapper>
  );
}
