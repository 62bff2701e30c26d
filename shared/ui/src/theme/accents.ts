import type { BrandVariants } from '@fluentui/react-components';

const steps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;

function ramp(colours: string): BrandVariants {
  const list = colours.split(' ');
  return Object.fromEntries(
    steps.map((step, index) => [step, `#${list[index]}`]),
  ) as unknown as BrandVariants;
}

/**
 * The accent colours that the interface can have. Each step of a ramp has the luminance of the same step of Fluent's own
 * blue, so that every contrast that holds for blue holds for all of them.
 */
export const accents = {
  blue: ramp(
    '061724 082338 0a2e4a 0c3b5e 0e4775 0f548c 115ea3 0f6cbd 2886de 479ef5 62abf5 77b7f7 96c6fa b4d6fa cfe4fa ebf3fc',
  ),
  teal: ramp(
    '041919 002626 003232 004040 004d4e 005c5c 006768 007777 009293 00acac 3eb7b7 61c1c1 87cecd acdbdb cbe7e7 e9f4f4',
  ),
  green: ramp(
    '0a190d 0e2614 11321a 174022 184f28 1a5d2f 146a33 117b39 2d964e 4cad66 68b77b 7ec18c 9acea4 b7dbbe d1e7d5 ecf4ed',
  ),
  violet: ramp(
    '171325 241d38 30264a 3e315e 4b3b75 5a458b 674da1 7658bb 9070dc a689f3 b098f4 baa6f6 c8b9f9 d6cdf9 e4defa f3f1fc',
  ),
  magenta: ramp(
    '231019 351826 461f33 592841 6d2f4f 82385e 953c6c ad447c cd5b97 e575ae e988b7 ee98c1 f3aece f6c5db f8dae7 fbeff4',
  ),
};

export type Accent = keyof typeof accents;
