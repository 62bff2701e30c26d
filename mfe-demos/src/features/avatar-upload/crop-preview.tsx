import { useEffect, useRef } from 'react';
import type { PercentCrop } from 'react-image-crop';
import { useAvatarUploadStyles } from './avatar-upload.styles';
import { drawCrop } from './draw-crop';

export interface CropPreviewProps {
  image: HTMLImageElement;
  crop: PercentCrop;
  size: number;
}

/** How the cut-out will look, in one size. */
export function CropPreview({ image, crop, size }: CropPreviewProps) {
  const styles = useAvatarUploadStyles();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(image, crop, canvas.current);
  }, [image, crop]);
  return <canvas aria-hidden="true" className={styles.canvas} height={size} ref={canvas} width={size} />;
}
